import { expect, it } from 'vitest'
import { giveErrors } from './shown-errors.ts'

const taken = { email: 'Taken.' }

it('keeps the refusal that is seen when a screen gives the same one in a new object', () => {
  const shown = { given: taken, seen: taken }
  expect(giveErrors(shown, { email: ['Taken.'] }).seen).toBe(taken)
})

it('shows a second refusal that says the same, once the form was sent again', () => {
  const again = { ...taken }
  expect(giveErrors({ given: taken, seen: undefined }, again).seen).toBe(again)
})

it('shows other errors, and none when there are none', () => {
  const other = { name: 'Too long.' }
  expect(giveErrors({ given: taken, seen: taken }, other).seen).toBe(other)
  expect(giveErrors({ given: taken, seen: taken }, undefined).seen).toBeUndefined()
})
