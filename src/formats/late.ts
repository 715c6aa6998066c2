// A format whose decoder is loaded when a file of it is read: start-up pays for its signature alone.
import type { Decoder, Format, Sink } from './contract.ts'

type Decode = (sink: Sink) => Decoder

/**
 * The decoder of a format, spread into it: `...late(async () => (await import('./decode.ts')).decode)`. What `load` imports may be as
 * large as it needs to be; the file of the format itself imports nothing but what `detect` looks with.
 */
export function late(load: () => Promise<Decode>): Required<Pick<Format, 'needs' | 'decoder'>> {
  const loaded: { decode?: Decode } = {}
  return {
    needs: {
      ready: () => loaded.decode !== undefined,
      load: async () => {
        loaded.decode ??= await load()
      },
    },
    decoder: (sink) => {
      if (!loaded.decode) throw new Error('The decoder is used before it is loaded')
      return loaded.decode(sink)
    },
  }
}
