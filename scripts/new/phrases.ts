import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'
import type { Change } from './changes.ts'

/** The languages of the product; Spanish is the type of the others. */
export const languages = ['es', 'en', 'de', 'fr', 'pt'] as const

/** The phrases of a family, or of a screen without a family of its name. */
export const phrasesOf = (camel: string, language: string): string =>
  `packages/portal/src/phrases/${language}/${camel}.ts`

/** The files of phrases of a name, in five languages. */
export const words = (camel: string, textIn: (template: string) => string): Change[] =>
  languages.map((language) => ({
    create: phrasesOf(camel, language),
    text: textIn(language === 'es' ? 'spanish.ts' : 'words.ts'),
  }))

/** The title of a family's screen, beside the name of its rows in the audit log. */
export const screenNames = (camel: string, title: string): Change[] =>
  languages.map((language) => ({
    change: phrasesOf(camel, language),
    at: /(?<=^ {2}names: \{)/m,
    put: 'after',
    text: ` screen: '${title}',`,
  }))

/** Whether there are phrases already, as for a family created before its screen. */
export const hasWords = (camel: string): boolean => existsSync(path.join(root, phrasesOf(camel, 'es')))
