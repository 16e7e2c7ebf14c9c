import { sizes } from '@app/contract'
import { bodyParsingError } from './body-parsing-error'

const quote = 0x22
const comma = 0x2c
const colon = 0x3a
const backslash = 0x5c

/**
 * Counts what a JSON text is made of as it arrives, so that none is parsed that would take long: each
 * object costs a parser some 100 ns and each new name of a member a microsecond, however short. It does
 * not find out whether the text is JSON.
 *
 * @returns a function that takes the next part of the text.
 * @throws BODY_PARSING_ERROR from that function.
 */
export function createJsonGauge(): (text: string) => void {
  let isInString = false
  let isEscaped = false
  let depth = 0
  let containers = 0
  let members = 0
  let values = 0

  function open(): void {
    depth += 1
    containers += 1
    values += 1
    if (depth > sizes.depth) throw tooMuch(`is nested more than ${sizes.depth} levels deep`)
    if (containers > sizes.containers) {
      throw tooMuch(`has more than ${sizes.containers} objects and lists`)
    }
  }

  function addMember(): void {
    members += 1
    if (members > sizes.members) throw tooMuch(`has more than ${sizes.members} members of objects`)
  }

  function addValue(): void {
    values += 1
    if (values > sizes.values) throw tooMuch(`has more than ${sizes.values} values`)
  }

  return (text) => {
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index)
      if (isInString) {
        if (isEscaped) isEscaped = false
        else if (code === backslash) isEscaped = true
        else if (code === quote) isInString = false
        continue
      }
      if (code === quote) isInString = true
      else if (code === comma) addValue()
      else if (code === colon) addMember()
      // Brackets and braces are 0x20 apart.
      else if ((code | 0x20) === 0x7b) open()
      else if ((code | 0x20) === 0x7d) depth -= 1
    }
  }
}

function tooMuch(reason: string) {
  return bodyParsingError(`The request body ${reason}.`)
}
