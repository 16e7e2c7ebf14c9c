import type { Language } from '../../i18n/languages'

/** A text in the language of the app, or one for each language of the pages, such as `de-DE`. */
export type LocalizedText = string | { readonly [Tag in Language]?: string }

/** An option of a `select`: its value, or value and label. */
export type SignUpFieldOption = string | { readonly value: string; readonly label: LocalizedText }

/** Properties of all types of fields. */
interface FieldBase {
  /** `displayName`, or the key of the value in the client metadata of the new user. */
  readonly name: string
  /** Label of the field. */
  readonly label: LocalizedText
  /** Whether the form is sent only with a value, or with a checked box. @default false */
  readonly required?: boolean | undefined
}

/**
 * A field of the sign-up form beside email and password. Plain data, so that a server can pass it to a
 * client component. Text and options are stored as strings, checkboxes as booleans.
 */
export type SignUpField =
  | (FieldBase & {
      /** @default 'text' */
      readonly type?: 'text' | undefined
      /** Purpose of the field for autofill, such as `organization` (HTML, "autofill"). */
      readonly autoComplete?: string | undefined
    })
  | (FieldBase & { readonly type: 'select'; readonly options: readonly SignUpFieldOption[] })
  | (FieldBase & { readonly type: 'checkbox' })

/** Values of a new user from the fields. */
export interface SignUpProfile {
  /** Value of the field `displayName`. */
  displayName?: string
  /** Values of the other fields by their names. */
  clientMetadata?: Record<string, string | boolean>
}
