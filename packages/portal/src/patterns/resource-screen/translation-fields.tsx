import { Disclosure, Stack, TextField, type FormValue } from '@portal/ui-kit'

const others = { en: 'English', de: 'Deutsch', fr: 'Français', pt: 'Português' } as const
type Other = keyof typeof others
const codes = Object.keys(others) as readonly Other[]

interface TranslationFieldsProps {
  name: string
  label: string
  value: unknown
}

/** A name in the four other languages, each labelled in itself; collapsed initially. */
export function TranslationFields({ name, label, value }: TranslationFieldsProps) {
  const given = new Map<string, unknown>(Object.entries(value ?? {}))
  return (
    <Disclosure title={label}>
      <Stack space="md">
        {codes.map((code) => {
          const text = given.get(code)
          return (
            <TextField
              key={code}
              name={`${name}.${code}`}
              label={others[code]}
              maxLength={120}
              defaultValue={typeof text === 'string' ? text : ''}
            />
          )
        })}
      </Stack>
    </Disclosure>
  )
}

/** The entered names; empty languages are omitted. */
export function translationsOf(value: FormValue | undefined): Partial<Record<Other, string>> {
  const given = new Map<string, unknown>(Object.entries(value ?? {}))
  return Object.fromEntries(
    codes.flatMap((code) => {
      const text = given.get(code)
      return typeof text === 'string' && text.trim() !== '' ? [[code, text.trim()]] : []
    }),
  )
}
