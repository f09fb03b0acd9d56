import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'
import type { Change } from './changes.ts'
import { addressOf, namesOf, titleOf } from './names.ts'
import { languages } from './phrases.ts'
import type { Plan } from './plan.ts'
import { fill } from './template.ts'

/** A kind of notice, `tickets/macros.shared`: its line in the contract, and its texts in five languages. */
export function notice(address: string): Plan {
  const { area, name } = addressOf(address)
  const [kebab = '', act = ''] = name.split('.')
  const one = namesOf(kebab)
  if (!/^[a-z][a-zA-Z]*$/.test(act)) throw new Error(`"${address}" is no <area>/<family>.<act>`)
  const wordsIn = (file: string, template: string): Change =>
    entry(
      file,
      fill(`notice/${template}.txt`, { one }, { act, title: `${titleOf(one)} ${act}` }),
      one,
      template,
    )
  return {
    changes: [
      contract(`specs/${area}/${kebab}.yaml`, `${one.camel}.${act}`),
      ...languages.map((language) => wordsIn(phrasesOf(one.camel, language), 'NoticeWordsOf')),
      ...languages.map((language) => wordsIn(lettersOf(one.camel, language), 'LettersOf')),
    ],
    then: [
      `what its words are filled with, and where it goes unless people choose: specs/${area}/${kebab}.yaml`,
      `what it says, English in every language for now: ${phrasesOf(one.camel, '<language>')}`,
      `its letter: ${lettersOf(one.camel, '<language>')}`,
      `where it happens: notify(context, { kind: '${one.camel}.${act}', userIds, data, link }) of #notices/notify.ts`,
    ],
  }
}

const phrasesOf = (camel: string, language: string) =>
  `packages/portal/src/phrases/${language}/notices/${camel}.ts`
const lettersOf = (camel: string, language: string) =>
  `packages/server/src/mail/words/${language}/${camel}.ts`

function contract(file: string, kind: string): Change {
  const line = `  ${kind}: { values: [name] }\n`
  const hasSome = /^notices:$/m.test(readFileSync(path.join(root, file), 'utf8'))
  return hasSome
    ? { change: file, at: /^notices:\n/m, put: 'after', text: line }
    : { change: file, at: /^(?=paths:|catalogue:)/m, put: 'before', text: `notices:\n${line}` }
}

const homes: Record<string, string> = {
  NoticeWordsOf: '#phrases/notice-words.ts',
  LettersOf: '#mail/words/letters.ts',
}

/** The texts of a kind in its family's file, which the first kind creates. */
function entry(file: string, text: string, one: ReturnType<typeof namesOf>, type: string): Change {
  if (existsSync(path.join(root, file)))
    return { change: file, at: /^(?=\} satisfies )/m, put: 'before', text }
  const origin = type === 'NoticeWordsOf' ? `  origin: '${titleOf(one)}',\n` : ''
  const begun = `import type { ${type} } from '${homes[type]}'\n\nexport const ${one.camel} = {\n${origin}${text}}`
  return { create: file, text: `${begun} satisfies ${type}<'${one.camel}'>\n` }
}
