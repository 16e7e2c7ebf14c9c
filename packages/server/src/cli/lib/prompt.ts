import { createInterface } from 'node:readline/promises'

/** Streams of a terminal. */
export interface PromptStreams {
  input: NodeJS.ReadableStream
  /** Receives the questions and what is typed. */
  output: NodeJS.WritableStream
  /** Whether the input is a terminal, whose keys are interpreted. */
  terminal: boolean
}

/**
 * Holds a conversation on a terminal.
 *
 * @param converse Gets a function that asks a question and returns the typed line.
 * @throws {Error} "Canceled." on Ctrl-C and at the end of the input.
 */
export async function prompt<Result>(
  streams: PromptStreams,
  converse: (ask: (question: string) => Promise<string>) => Promise<Result>,
): Promise<Result> {
  const lines = createInterface(streams)
  const stopping = new AbortController()
  const { signal } = stopping
  lines.on('SIGINT', () => stopping.abort())
  lines.on('close', () => stopping.abort())
  try {
    return await converse((question) => lines.question(question, { signal }))
  } catch (error) {
    throw signal.aborted ? new Error('Canceled.', { cause: error }) : error
  } finally {
    lines.close()
  }
}
