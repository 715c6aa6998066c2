// The two kinds of endpoint a judge may live behind: what to send, and how to read what comes back.
import type { JudgeSettings } from './contract.ts'

export type ProviderName = Exclude<JudgeSettings['provider'], 'auto'>

/** What a request asks for. Endpoints that refuse one of these are asked again without it. */
export type Shape = {
  structured: boolean
  temperature: boolean
  tokens: 'max_completion_tokens' | 'max_tokens' | 'none'
}

export type Tokens = { input: number; output: number }
export type Completion = { text: string; tokens?: Tokens; served?: string } | { unavailable: string; tokens?: Tokens }

export type Provider = {
  name: ProviderName
  shape: Shape
  url: URL
  headers: Record<string, string>
  body(messages: { system: string; user: string }, shape: Shape): unknown
  read(reply: unknown): Completion
}

const mostTokens = 4096
const schema = {
  type: 'object',
  properties: { pass: { type: 'boolean' }, reason: { type: 'string' } },
  required: ['pass', 'reason'],
  additionalProperties: false,
}

/** Chooses the provider and the address. `unavailable`: the settings cannot be used; no key is in the message. */
export function makeProvider(settings: JudgeSettings): Provider | { unavailable: string } {
  const { endpoint, model } = settings
  let url: URL | undefined
  if (endpoint !== undefined && endpoint.trim() !== '') {
    if (!URL.canParse(endpoint.trim())) return { unavailable: 'Expected judge-endpoint to be a web address' }
    url = new URL(endpoint.trim())
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      return { unavailable: `Expected judge-endpoint to begin with https://, found ${url.protocol}//` }
    if (url.username !== '' || url.password !== '')
      return { unavailable: 'Forbidden login in judge-endpoint: give the key as judge-api-key' }
  }
  const key = settings.apiKey?.trim() ?? ''
  if (/[^\x21-\x7e]/.test(key)) return { unavailable: 'Forbidden character in judge-api-key: a header cannot carry it' }
  const name = settings.provider === 'auto' ? recognise(url, model) : settings.provider
  return name === 'anthropic' ? anthropic(model, url, key) : openai(model, url, key)
}

function recognise(url: URL | undefined, model: string): ProviderName {
  if (!url) return /^claude/i.test(model) ? 'anthropic' : 'openai'
  return /(?:^|\.)anthropic\.com$/.test(url.hostname) || /\/messages\/?$/.test(url.pathname) ? 'anthropic' : 'openai'
}

/** The address with the path of the operation, which users may or may not have written out. */
function address(url: URL, operation: string, base: string): URL {
  const full = new URL(url)
  const path = full.pathname.replace(/\/+$/, '')
  full.pathname = path.endsWith(operation) ? path : `${path === '' ? base : path}${operation}`
  return full
}

function openai(model: string, endpoint: URL | undefined, key: string): Provider {
  const url = address(endpoint ?? new URL('https://api.openai.com/v1'), '/chat/completions', '/v1')
  const azure = /\.(?:openai|services\.ai|cognitiveservices)\.azure\.com$/.test(url.hostname)
  return {
    name: 'openai',
    shape: { structured: true, temperature: true, tokens: 'max_completion_tokens' },
    url,
    headers: key === '' ? {} : azure ? { 'api-key': key } : { authorization: `Bearer ${key}` },
    body: ({ system, user }, shape) => ({
      model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      ...(shape.temperature ? { temperature: 0 } : {}),
      ...(shape.tokens === 'none' ? {} : { [shape.tokens]: mostTokens }),
      ...(shape.structured
        ? { response_format: { type: 'json_schema', json_schema: { name: 'verdict', strict: true, schema } } }
        : {}),
    }),
    read(reply) {
      const choice = field(list(field(reply, 'choices'))[0], 'message')
      const usage = field(reply, 'usage')
      const shared = counted(field(usage, 'prompt_tokens'), field(usage, 'completion_tokens'), field(reply, 'model'))
      if (choice === undefined) return { unavailable: 'Missing answer in the reply of the endpoint', ...shared }
      const refusal = field(choice, 'refusal')
      if (typeof refusal === 'string' && refusal !== '')
        return { unavailable: `The judge refused: ${refusal.slice(0, 2000)}`, ...shared }
      const stop = field(list(field(reply, 'choices'))[0], 'finish_reason')
      return finish(stop, ['stop', 'eos', 'eos_token', 'stop_sequence', 'end_turn'], field(choice, 'content'), shared)
    },
  }
}

function anthropic(model: string, endpoint: URL | undefined, key: string): Provider {
  return {
    name: 'anthropic',
    shape: { structured: true, temperature: true, tokens: 'max_tokens' },
    url: address(endpoint ?? new URL('https://api.anthropic.com/v1'), '/messages', '/v1'),
    headers: { 'anthropic-version': '2023-06-01', ...(key === '' ? {} : { 'x-api-key': key }) },
    body: ({ system, user }, shape) => ({
      model,
      max_tokens: mostTokens,
      system,
      messages: [{ role: 'user', content: user }],
      ...(shape.temperature ? { temperature: 0 } : {}),
      ...(shape.structured ? { output_config: { format: { type: 'json_schema', schema } } } : {}),
    }),
    read(reply) {
      const usage = field(reply, 'usage')
      const shared = counted(field(usage, 'input_tokens'), field(usage, 'output_tokens'), field(reply, 'model'))
      return finish(
        field(reply, 'stop_reason'),
        ['end_turn', 'stop_sequence'],
        list(field(reply, 'content')).filter((block) => field(block, 'type') === 'text'),
        shared,
      )
    },
  }
}

/** A reply counts only when the model ended it of its own accord. */
function finish(
  stop: unknown,
  ends: string[],
  content: unknown,
  shared: { tokens?: Tokens; served?: string },
): Completion {
  if (stop === 'length' || stop === 'max_tokens' || stop === 'model_context_window_exceeded')
    return { unavailable: 'The judge was cut off by its length limit', ...shared }
  if (stop === 'refusal' || stop === 'content_filter') return { unavailable: 'The judge refused to answer', ...shared }
  if (stop !== undefined && stop !== null && !ends.includes(String(stop)))
    return { unavailable: `Expected the judge to end by itself, found "${String(stop).slice(0, 40)}"`, ...shared }
  if (typeof content === 'string') return { text: content, ...shared }
  const texts = list(content).map((part) => field(part, 'text'))
  return { text: texts.filter((part) => typeof part === 'string').join(''), ...shared }
}

function counted(input: unknown, output: unknown, served: unknown): { tokens?: Tokens; served?: string } {
  const count = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0)
  return {
    ...(input === undefined && output === undefined ? {} : { tokens: { input: count(input), output: count(output) } }),
    ...(typeof served === 'string' ? { served: served.slice(0, 100) } : {}),
  }
}

/** The next shape to try when an endpoint refused a request, by what its message names; `undefined`: nothing is left to leave out. */
export function reduce(shape: Shape, message: string): Shape | undefined {
  const less: Record<string, Shape | false> = {
    temperature: shape.temperature && { ...shape, temperature: false },
    tokens: shape.tokens === 'max_completion_tokens' && { ...shape, tokens: 'max_tokens' },
    structured: shape.structured && { ...shape, structured: false },
  }
  const named = /temperature/i.test(message)
    ? less['temperature']
    : /max_(?:completion_)?tokens/i.test(message)
      ? less['tokens']
      : false
  return named || less['structured'] || less['temperature'] || less['tokens'] || undefined
}

export const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
