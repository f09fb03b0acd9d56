import { labelOf } from '#auth/permission-words.ts'
import type { UsersTable } from '#db/schema/people.ts'
import type { Letter } from '#seams/letter.ts'
import { wordsIn } from './mail-words.ts'
import type { LetterName } from './words/letters.ts'

/** The recipient of a letter. */
export type Addressee = Pick<UsersTable, 'username' | 'displayName' | 'locale'> & { email: string }

/** Writes a letter in its reader's language, as text and as HTML without external content. */
export function writeLetter(
  name: LetterName,
  to: Addressee,
  link: string,
  values: Readonly<Record<string, string>> = {},
): Letter {
  const words = wordsIn(to.locale)
  const { subject, lines, action } = words.letters[name]
  const placeholders = { name: to.displayName, username: to.username, ...inWords(values, to.locale) }
  const fill = (text: string) => filled(text, placeholders)
  const greeting = fill(words.greeting)
  const paragraphs = lines.map(fill)
  return {
    to: to.email,
    subject: fill(subject),
    text: [greeting, ...paragraphs, `${action}:\n${link}`, words.closing].join('\n\n') + '\n',
    html: page(to.locale ?? 'es', [
      ...[greeting, ...paragraphs].map(paragraph),
      `<p style="margin:24px 0"><a href="${escaped(link)}" style="${button}">${escaped(action)}</a></p>`,
      `<p style="${small}">${escaped(words.linkHint)}<br>${escaped(link)}</p>`,
      `<p style="${small}">${escaped(words.closing)}</p>`,
    ]),
  }
}

/** A permission is queued by its id, and shown with its name in the reader's language. */
function inWords({ permission, ...values }: Readonly<Record<string, string>>, locale: Addressee['locale']) {
  return permission === undefined ? values : { ...values, permission: labelOf(permission, locale) }
}

/** One pass over the text, so that double braces inside a value stay as they are. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (gap, key: string) => values[key] ?? gap)
}

const button =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1d4ed8;color:#ffffff;text-decoration:none;font-weight:600'
const small = 'margin:0 0 12px;color:#4b5563;font-size:13px;overflow-wrap:anywhere'

const paragraph = (text: string) => `<p style="margin:0 0 12px">${escaped(text)}</p>`

function page(language: string, parts: readonly string[]): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"></head>',
    '<body style="margin:0;padding:24px;background:#ffffff;color:#111827;',
    "font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif\">",
    `<div style="max-width:560px">${parts.join('\n')}</div></body></html>`,
  ].join('')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
