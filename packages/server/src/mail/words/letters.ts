import { es } from './es.ts'
import type { payroll } from './payroll/es.ts'
import type { tasks } from './tasks/es.ts'
import type { timeOff } from './time-off/es.ts'

/** Spanish is the type: a letter that another language lacks does not compile. */
export type MailWords = typeof es

export type TimeOffLetters = typeof timeOff

export type PayrollLetters = typeof payroll

export type TaskLetters = typeof tasks

export type LetterName = keyof MailWords['letters']
