// What a trace format is: recognise parsed records, turn them into traces.
import type { EndSettings } from '../model/config.ts'
import { clip } from '../model/text.ts'
import type { EvidenceKind, Trace } from '../model/trace.ts'

/** The beginning of a file, parsed: JSON Lines, the elements of one array, or one object. */
export type Head = { container: 'lines' | 'array' | 'object'; records: readonly unknown[] }

/** `strong`: a signature that only this format has. `weak`: a shape that others share. */
export type Match = 'strong' | 'weak' | undefined

/** Where a decoder puts what it makes. */
export type Sink = {
  emit(trace: Trace): void
  /** SHA-256 in hex, for payloads that are cut. */
  sha256(text: string): string
  /** What ends a run beside the record of its end. */
  end: EndSettings
}

/** Turns the records of one file into traces, in order. */
export type Decoder = {
  /** Takes one record; false: this format does not know such a record. */
  record(value: unknown): boolean
  /** Called once after the last record. `cut`: the file ended in the middle of one. */
  end(cut: boolean): void
}

/** One trace format. The file is named like the id. */
export type Format = {
  id: string
  /** What writes it, in one line. */
  doc: string
  /** Where a user finds the file on a runner: the step and the path. */
  where: string
  /** Evidence that this format cannot record. */
  lacks: readonly EvidenceKind[]
  /** Every record is a trace of its own, so that a record of another format is no part of one. */
  whole?: true
  /** Formats whose signature this one's records may carry too, and over which it is preferred. */
  before?: readonly string[]
  /** The run that a file is a part of, by its path, where one run is several files: they are read as one, in the order of their names. */
  partOf?(file: string): string | undefined
  /** What must be loaded before its records can be read. */
  needs?: { ready(): boolean; load(): Promise<void> }
  /** Where it comes as an archive, too: of these entries, those that are its records, in the order to read them. */
  entries?(names: readonly string[]): readonly string[] | undefined
  detect(head: Head): Match
  /** Is this one record of this format and of no other, where `detect` needs more than one? */
  owns?(record: unknown): boolean
  decoder(sink: Sink): Decoder
}

/** Says what a value is, for "Expected X, found Y". */
export function kind(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'string' ? JSON.stringify(clip(value, 60)) : String(value)
}

/** A file of a known format that breaks it. The message says what was expected. */
export class FormatError extends Error {}
