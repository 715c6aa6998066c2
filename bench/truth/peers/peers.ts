// The peers: where each is installed, how it is started, and whether its API has a word for what the answer must hold.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** Where they are installed: one folder or virtual environment a peer, as peers/install.sh makes them. */
const root = process.env['TRUTH_PEERS'] ?? path.join(import.meta.dirname, '../.peers')

export type Peer = {
  name: string
  version: string
  folder: string
  command: string[]
  script: string
  /** Can it ask for a text of the answer? */
  answers: boolean
  isInstalled(): boolean
  /** Megabytes on disk, with all that it brings. */
  size(): number
}

const size = (folder: string): number =>
  Number(spawnSync('du', ['-sm', folder], { encoding: 'utf8' }).stdout.split('\t')[0])

function python(name: string, version: string, script: string, answers: boolean): Peer {
  const folder = path.join(root, name)
  const command = path.join(folder, 'bin/python')
  return {
    ...{ name, version, folder, command: [command], script, answers },
    isInstalled: () => fs.existsSync(command),
    size: () => size(path.join(folder, 'lib')),
  }
}

function node(name: string, version: string, script: string, answers: boolean): Peer {
  const folder = path.join(root, name.replace('@', '').replace('/', '-'))
  return {
    ...{ name, version, folder, command: [process.execPath], script, answers },
    isInstalled: () => fs.existsSync(path.join(folder, 'node_modules')),
    size: () => size(path.join(folder, 'node_modules')),
  }
}

export const peers: readonly Peer[] = [
  python('agentevals', '0.0.7', 'agentevals_peer.py', false),
  node('promptfoo', '0.123.1', 'promptfoo_peer.mjs', true),
  node('@mastra/evals', '1.10.2', 'mastra_peer.mjs', false),
  python('agentevals-cli', '0.11.0', 'adk_peer.py', false),
  python('deepeval', '4.3.1', 'deepeval_peer.py', true),
  python('tool-scorer', '1.10.0', 'toolscore_peer.py', false),
]
