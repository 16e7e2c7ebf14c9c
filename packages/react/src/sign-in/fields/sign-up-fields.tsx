import type { ReactNode } from 'react'
import type { FieldProblems } from '../../forms/use-form'
import { message } from '../../i18n/message'
import { type Messages, useMessages } from '../../i18n/use-messages'
import { CheckField } from '../../ui/check-field'
import { Select, TextField } from '../../ui/field'
import type { LocalizedText, SignUpField, SignUpProfile } from './sign-up-field'

/** Parts of the sign-up form for its additional fields. */
export const signUpFields = { Fields, toNames, findProblems, readProfile }

const displayName = 'displayName'

/** Longest display name (docs/http-api.md section 1.2), and a sensible limit for others. */
const maxLength = { [displayName]: 256, other: 1000 }

/** Returns the name of an input, which cannot be that of the email or password. */
function toInputName(name: string): string {
  return `field-${name}`
}

/** Place of a field in the form. Boxes are read last, before the button. */
type Place = 'above' | 'below'

function isAt({ type }: SignUpField, place: Place): boolean {
  return (type === 'checkbox') === (place === 'below')
}

/** Returns the names of all inputs in visual order, given those of email and password. */
function toNames(fields: readonly SignUpField[], names: readonly string[]): string[] {
  const at = (place: Place) =>
    fields.filter((field) => isAt(field, place)).map(({ name }) => toInputName(name))
  return [...at('above'), ...names, ...at('below')]
}

type Input = HTMLInputElement | HTMLSelectElement

function findInput(form: HTMLFormElement | null, { name }: SignUpField): Input | null {
  return (form?.elements.namedItem(toInputName(name)) as Input | null) ?? null
}

/** Returns the value of a field; `undefined` without one. */
function readValue(form: HTMLFormElement | null, field: SignUpField): string | boolean | undefined {
  const input = findInput(form, field)
  if (field.type === 'checkbox') return (input as HTMLInputElement | null)?.checked ?? false
  return input?.value.trim() || undefined
}

/** Finds required fields without a value, by the names of their inputs. */
function findProblems(
  form: HTMLFormElement | null,
  fields: readonly SignUpField[],
): FieldProblems<string> {
  const missing = fields.filter((field) => field.required && !readValue(form, field))
  return Object.fromEntries(
    missing.map(({ name, type = 'text' }) => [toInputName(name), message(missingTexts[type])]),
  )
}

const missingTexts = {
  text: 'signUp.fieldMissing',
  select: 'signUp.choiceMissing',
  checkbox: 'signUp.boxMissing',
} as const

/** Reads the values of the fields. Those without one are absent. */
function readProfile(form: HTMLFormElement | null, fields: readonly SignUpField[]): SignUpProfile {
  const values = fields.flatMap((field) => {
    const value = readValue(form, field)
    return value === undefined ? [] : [[field.name, value] as const]
  })
  const profile: SignUpProfile = {}
  const metadata = values.filter(([name]) => name !== displayName)
  const named = values.find(([name]) => name === displayName)
  if (named) profile.displayName = String(named[1])
  if (metadata.length > 0) profile.clientMetadata = Object.fromEntries(metadata)
  return profile
}

/** Props of the fields at one place of the form. */
interface FieldsProps {
  /** All fields of the form. */
  fields: readonly SignUpField[]
  /** Above email and password, or below. */
  place: Place
  /** Returns the problem of an input by its name. */
  problemOf: (name: string) => ReactNode
}

/** The fields of a place. */
function Fields({ fields, place, problemOf }: FieldsProps) {
  return fields
    .filter((field) => isAt(field, place))
    .map((field) => (
      <Field key={field.name} field={field} error={problemOf(toInputName(field.name))} />
    ))
}

interface FieldProps {
  field: SignUpField
  error: ReactNode
}

function Field({ field, error }: FieldProps) {
  const messages = useMessages()
  const { t } = messages
  const { name, required = false } = field
  const text = toText(field.label, messages)
  const label = required ? text : t('signUp.optional', { label: text })
  if (field.type === 'checkbox') {
    return <CheckField label={text} name={toInputName(name)} required={required} error={error} />
  }
  if (field.type === 'select') return <SelectField field={field} label={label} error={error} />
  const isName = name === displayName
  return (
    <TextField
      label={label}
      name={toInputName(name)}
      autoComplete={field.autoComplete ?? (isName ? 'name' : undefined)}
      maxLength={isName ? maxLength.displayName : maxLength.other}
      required={required}
      error={error}
    />
  )
}

interface KnownFieldProps<Type> {
  field: Extract<SignUpField, { type: Type }>
  label: string
  error: ReactNode
}

function SelectField({ field, label, error }: KnownFieldProps<'select'>) {
  const messages = useMessages()
  return (
    <TextField
      label={label}
      error={error}
      renderInput={(_, id) => (
        <Select
          id={id}
          name={toInputName(field.name)}
          required={field.required}
          defaultValue=""
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <option value="">{messages.t('signUp.choose')}</option>
          {field.options.map((option) => {
            const { value, label } =
              typeof option === 'string' ? { value: option, label: option } : option
            return (
              <option key={value} value={value}>
                {toText(label, messages)}
              </option>
            )
          })}
        </Select>
      )}
    />
  )
}

/** Returns a text in the language of the page, in English, or in the first one that there is. */
function toText(text: LocalizedText, { language }: Pick<Messages, 'language'>): string {
  if (typeof text === 'string') return text
  return text[language] ?? text['en-US'] ?? Object.values(text)[0] ?? ''
}
