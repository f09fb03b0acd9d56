import type { Field } from '@portal/sdk'
import { answer, exampleOf } from '@portal/sdk/testing/msw'
import { Collection } from './collection.ts'

const labels = [
  'Resultado de la llamada',
  'Motivo',
  'Fecha de compromiso',
  'Importe acordado',
  'Teléfono alternativo',
  'Correo de contacto',
  'NIF del titular',
  'Acepta la oferta',
]
const types = ['list', 'text', 'date', 'decimal', 'phone', 'email', 'nif', 'boolean'] as const

/** 32 management fields, as an administrator would configure them. */
const demoFields = Array.from({ length: 32 }, (_, index): Field => {
  const at = index % labels.length
  const round = Math.floor(index / labels.length)
  return {
    ...exampleOf('fields.show'),
    id: `field-${index + 1}`,
    key: `campo_${index + 1}`,
    label: `${labels[at] ?? ''}${round === 0 ? '' : ` ${round + 1}`}`,
    type: types[at] ?? 'text',
    options: at === 0 ? ['Venta', 'No interesado', 'Volver a llamar'] : [],
    required: index % 3 === 0,
    active: index % 5 !== 4,
    personalData: at === 6 ? 'identifying' : 'none',
    position: index + 1,
    uses: 0,
    deletedAt: null,
    updatedAt: `2026-11-${String((index % 20) + 1).padStart(2, '0')}T09:30:00.000Z`,
  }
})

/** The management fields, stateful. A duplicate key is rejected. */
export function fieldsApi(rows: readonly Field[] = demoFields) {
  const kept = new Collection<Field>(rows)
  return [
    answer('fields.index', ({ query }) => {
      const active = query.get('active')
      return kept.page(query, {
        text: ({ label, key }) => `${label} ${key}`,
        keeps: (field) => active === null || String(field.active) === active,
      })
    }),
    answer('fields.create', ({ body, refuse }) =>
      kept.some(({ key }) => key === body.key)
        ? refuse(422, { errors: { key: ['taken'] } })
        : kept.add((id) => ({ ...exampleOf('fields.show'), ...body, id })),
    ),
    answer('fields.show', ({ params, refuse }) => kept.find(params.id) ?? refuse(404)),
    answer(
      'fields.update',
      ({ params, body, refuse }) => kept.change(params.id, (field) => ({ ...field, ...body })) ?? refuse(404),
    ),
    answer(
      'fields.patch',
      ({ params, body, refuse }) => kept.change(params.id, (field) => ({ ...field, ...body })) ?? refuse(404),
    ),
    answer('fields.destroy', ({ params }) => {
      kept.remove(params.id)
      return undefined
    }),
  ]
}
