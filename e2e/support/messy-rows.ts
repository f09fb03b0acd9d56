import type { Seeded } from './seeded.ts'

export const columnNames = [
  'document',
  'name',
  'phone',
  'email',
  'postalCode',
  'amount',
  'dueDate',
  'priority',
  'product',
  'consent',
  'notes',
] as const
export type ColumnName = (typeof columnNames)[number]

/** The raw cells of one record. */
export type Raw = Record<ColumnName, string>
/** The values of the cells: dates as yyyy-mm-dd, phones as E.164, numbers as numbers, null for empty. */
export type Values = Record<ColumnName, string | number | boolean | null>
/** A record that is valid in every cell, with its values. */
export type Draft = { raw: Raw; values: Values }

export const products = ['Fibra', 'Móvil', 'Luz', 'Gas'] as const

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const firstNames = ['María', 'José', 'Begoña', 'Íñigo', 'Lucía', 'Andrés', 'Ángela', 'Óscar'] as const
const lastNames = [
  'Núñez',
  'Peña',
  'Muñoz',
  'García',
  'Ibáñez',
  'Castaño',
  'Güell',
  'Ordóñez',
  'Vázquez',
] as const
const notes = [
  '',
  'Llamar por la tarde',
  'Cliente antiguo; preguntar por el titular',
  'Sin observaciones',
] as const

/** The n-th document of the file: numbers from Z9000000 on, which are not assigned yet. */
function documentOf(index: number): string {
  const digits = 9_000_000 + index
  return `Z${digits}${letters.charAt((20_000_000 + digits) % 23)}`
}

function longer(text: string, length: number): string {
  const more = 'El cliente pide que se le llame de nuevo. '
  return (text + more.repeat(Math.max(0, Math.ceil((length - text.length) / more.length)))).trim()
}

/** A wrong check letter for a valid document. */
export function wrongLetter(document: string): string {
  const letter = document.slice(-1)
  return document.slice(0, -1) + letters.charAt((letters.indexOf(letter) + 1) % 23)
}

/** 1234.5 → `1.234,50`. */
function spanishAmount(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${whole},${String(cents % 100).padStart(2, '0')}`
}

/** `noteLength`: the minimum length of remarks, for a file that loads slowly. */
export function draftOf(index: number, numbers: Seeded, noteLength = 0): Draft {
  const document = documentOf(index)
  const name = `${numbers.pick(firstNames)} ${numbers.pick(lastNames)} ${numbers.pick(lastNames)}`
  const phone = `6000${String(10_000 + index).padStart(5, '0')}`
  const postalCode = `28${String(1 + numbers.below(55)).padStart(3, '0')}`
  const cents = 1000 + numbers.below(900_000)
  const day = String(1 + numbers.below(28)).padStart(2, '0')
  const month = String(1 + numbers.below(12)).padStart(2, '0')
  const priority = 1 + numbers.below(5)
  const product = numbers.pick(products)
  const consent = numbers.below(2) === 0
  const note = longer(numbers.pick(notes), noteLength)
  const email = `cliente${index}@correo.example`
  return {
    raw: {
      document,
      name,
      phone,
      email,
      postalCode,
      amount: spanishAmount(cents),
      dueDate: `${day}/${month}/2026`,
      priority: String(priority),
      product,
      consent: consent ? 'S' : 'N',
      notes: note,
    },
    values: {
      document,
      name,
      phone: `+34${phone}`,
      email,
      postalCode,
      amount: cents / 100,
      dueDate: `2026-${month}-${day}`,
      priority,
      product,
      consent,
      notes: note === '' ? null : note,
    },
  }
}
