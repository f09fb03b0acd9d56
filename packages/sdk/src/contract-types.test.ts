import { describe, expectTypeOf, it } from 'vitest'
import type { Load, Page, Template } from './index.ts'
import { session } from './main.ts'
import { openPortal } from './open-portal.ts'
import type { Portal } from './portal.ts'
import type { RawClients } from './raw.ts'

type FieldQuery = NonNullable<Parameters<Portal['fields']['index']>[0]>
type LoadQuery = NonNullable<Parameters<Portal['loads']['index']>[0]>
type FieldBody = Parameters<Portal['fields']['create']>[0]
type FieldPatch = Parameters<Portal['fields']['patch']>[1]
type Options = NonNullable<Parameters<Portal['loads']['start']>[1]>

// Code that must not compile, never run. An unused `@ts-expect-error` fails the type check.
export const mistakes: readonly object[] = [
  // @ts-expect-error -- a misspelt key of a query
  { pag: 2 } satisfies FieldQuery,
  // @ts-expect-error -- an order that the contract does not have
  { sort: 'colour' } satisfies LoadQuery,
  // @ts-expect-error -- a state that does not exist
  { state: ['sleeping'] } satisfies LoadQuery,
  // @ts-expect-error -- a field needs a key
  { label: 'x', type: 'text' } satisfies FieldBody,
  // @ts-expect-error -- a misspelt property of a body
  { lable: 'x' } satisfies FieldPatch,
  // @ts-expect-error -- a misspelt option
  { timout: 3 } satisfies Options,
]

/** Never called: its lines must compile, or must not. */
export function calls(portal: Portal, raw: RawClients): readonly unknown[] {
  return [
    // @ts-expect-error -- a misspelt key
    portal.fields.index({ pag: 2 }),
    // @ts-expect-error -- an id is a text
    portal.fields.show(3),
    // @ts-expect-error -- a path that main does not have
    raw.main.GET('/nowhere'),
    // @ts-expect-error -- a load is made by an import, never directly
    portal.loads.create,
    // @ts-expect-error -- templates are replaced as a whole
    portal.templates.patch,
    // @ts-expect-error -- skills are not deleted
    portal.skills.destroy,
    // @ts-expect-error -- a body is needed
    portal.fields.create(),
    // @ts-expect-error -- a field needs its key
    portal.fields.create({ label: 'x', type: 'text' }),
    // @ts-expect-error -- a misspelt property
    portal.fields.create({ key: 'x', label: 'x', type: 'text', requird: true }),
    // @ts-expect-error -- a type of field that does not exist
    portal.fields.create({ key: 'x', label: 'x', type: 'colour' }),
    // @ts-expect-error -- an import needs a template
    portal.recordsFile.import('1', {}),
    // @ts-expect-error -- a password is part of a sign-in
    portal.session.login({ user: 'x' }),
    // @ts-expect-error -- an act has no query
    portal.loads.start('1', { page: 1 }),
    // @ts-expect-error -- a misspelt key of a whole list
    portal.loads.list({ stat: ['paused'] }),
    // @ts-expect-error -- a portal has what it was opened with
    openPortal({}, { session }).fields,
    // Properties with a default are optional.
    portal.templates.create({ name: 'x', columns: [{ name: 'dni', label: 'DNI', type: 'nif' }] }),
    portal.loads.index({ page: 2, state: ['paused', 'failed'], sort: '-errors' }, { timeout: 1000 }),
    portal.recordsFile.show('1', { templateId: '2' }, { deadline: 5 }),
  ]
}

describe('the types', () => {
  it('offer the verbs of the contract and no others', () => {
    expectTypeOf<Portal['loads']>().not.toHaveProperty('create')
    expectTypeOf<Portal['skills']>().not.toHaveProperty('destroy')
    expectTypeOf<Portal['templates']>().not.toHaveProperty('patch')
    expectTypeOf<Portal['fields']>().toHaveProperty('patch')
  })

  it('give lists as pages, and single things out of their envelope', () => {
    expectTypeOf<Awaited<ReturnType<Portal['loads']['index']>>>().toEqualTypeOf<Page<Load>>()
    expectTypeOf<Awaited<ReturnType<Portal['loads']['start']>>>().toEqualTypeOf<Load>()
    expectTypeOf<Awaited<ReturnType<Portal['templates']['show']>>>().toEqualTypeOf<Template>()
    expectTypeOf<Awaited<ReturnType<Portal['fields']['destroy']>>>().toEqualTypeOf<undefined>()
  })
})
