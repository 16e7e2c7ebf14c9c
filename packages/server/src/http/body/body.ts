import { sizes } from '@app/contract'
import { bodyParsingError } from './body-parsing-error'
import { type BodyLimit, readBodyText } from './body-text'
import { createJsonGauge } from './json-gauge'

/**
 * Reads a request body by its Content-Type.
 *
 * @returns `undefined` if there is none.
 * @throws BODY_PARSING_ERROR
 * @throws {TextError} 413 if it exceeds the limit, 503 if too many large bodies are being read.
 */
export async function readBody(request: Request, limit: BodyLimit): Promise<unknown> {
  if (request.method === 'GET') return undefined
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  // Only JSON contains profile images and metadata.
  const small = { ...limit, maxBytes: Math.min(limit.maxBytes, sizes.body) }
  switch (type) {
    case '':
      return undefined
    case 'application/json':
      return parseJson(await readBodyText(request, limit, createJsonGauge()))
    case 'application/x-www-form-urlencoded':
      // The last of several fields with the same name wins.
      return Object.fromEntries(
        new URLSearchParams(await readBodyText(request, small, createFormGauge())),
      )
    case 'text/plain':
      return readBodyText(request, small)
    case 'application/octet-stream':
      return new TextEncoder().encode(await readBodyText(request, small))
    default:
      throw bodyParsingError(`The Content-Type ${type} is not supported.`)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw bodyParsingError('The request body is not valid JSON.')
  }
}

/** Limits the number of fields of a form. */
function createFormGauge(): (text: string) => void {
  let fields = 1
  return (text) => {
    for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
      fields += 1
      if (fields > sizes.formFields) {
        throw bodyParsingError(`The form has more than ${sizes.formFields} fields.`)
      }
    }
  }
}
