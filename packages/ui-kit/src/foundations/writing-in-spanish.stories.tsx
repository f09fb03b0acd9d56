import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataTable } from '#components/data-table/data-table.tsx'
import { Stack } from '#layouts/stack/stack.tsx'

/**
 * Spanish is the portal's first language, and the other four follow its texts. These rules apply to its wording; texts
 * fixed by the specification stay as they are, mistakes included.
 */
const meta = { title: 'Foundations/Writing in Spanish' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

interface Rule {
  rule: string
  write: string
  not: string
}

const rules: Record<string, Rule[]> = {
  'Whom we speak to': [
    {
      rule: 'People are addressed as usted, mostly without the word itself.',
      write: 'Elija un archivo.',
      not: 'Elige un archivo. / Usted debe elegir un archivo.',
    },
    {
      rule: 'Actions are infinitives: on buttons, in menus and in titles of dialogs.',
      write: 'Guardar cambios',
      not: 'Guarde los cambios / Guardado de cambios',
    },
    {
      rule: 'Nobody is thanked, praised or blamed by a program.',
      write: 'El archivo no tiene filas.',
      not: '¡Ups! Ha subido un archivo vacío.',
    },
  ],
  'Capitals and signs': [
    {
      rule: 'Only the first word of a label or a title has a capital.',
      write: 'Solicitud de vacaciones',
      not: 'Solicitud de Vacaciones',
    },
    {
      rule: 'Months, days, languages and posts are written small.',
      write: 'lunes, 3 de noviembre',
      not: 'Lunes, 3 de Noviembre',
    },
    {
      rule: 'Questions and calls open with their sign.',
      write: '¿Eliminar la carga?',
      not: 'Eliminar la carga?',
    },
    {
      rule: 'Capitals keep their accents, and names stand in angular quotation marks.',
      write: 'ÚLTIMA CARGA «octubre.csv»',
      not: 'ULTIMA CARGA "octubre.csv"',
    },
    {
      rule: 'Labels, titles and buttons have no full stop; sentences have one.',
      write: 'Días pendientes',
      not: 'Días pendientes.',
    },
  ],
  'Dates and numbers': [
    {
      rule: 'Day, month, year, with two, two and four figures where they are typed.',
      write: '03/11/2026',
      not: '11/03/2026, 3-11-26',
    },
    {
      rule: 'In sentences the month is a word, and the year has no point.',
      write: '3 de noviembre de 2026',
      not: '3 de Noviembre del 2.026',
    },
    { rule: 'Hours have 24, and two figures.', write: '09:30, 16:05', not: '9:30 a. m., 4:05 p. m.' },
    {
      rule: 'A comma before decimals, a point between thousands, a space before the unit.',
      write: '1.234,5 · 12 % · 1.850,00 €',
      not: '1,234.5 · 12% · €1850',
    },
  ],
  'When something is wrong': [
    {
      rule: 'First what is wrong, then what to do; the name of the field as its label writes it.',
      write: 'El valor sobrepasa 50 caracteres. Acórtelo.',
      not: 'Error de validación (too_long)',
    },
    {
      rule: 'What cannot be undone says so, and its button repeats the act.',
      write: 'Se eliminarán 1.240 registros. Esta acción no se puede deshacer. — Eliminar',
      not: '¿Está seguro? — Sí / No',
    },
    {
      rule: 'Nothing there is told apart: nothing yet, nothing found, no permission.',
      write: 'Ninguna carga coincide con los filtros.',
      not: 'Sin datos',
    },
  ],
}

const vocabulary = [
  { spanish: 'fichaje', meaning: 'an entry of the time record', not: 'marcaje, login' },
  { spanish: 'jornada', meaning: 'the working day', not: 'turno (that is a shift)' },
  { spanish: 'agente', meaning: 'who answers the calls', not: 'operador, asesor' },
  { spanish: 'coordinador', meaning: 'who leads a team of agents', not: 'supervisor, jefe' },
  { spanish: 'carga', meaning: 'a file of records that was brought in', not: 'cargue, importación' },
  { spanish: 'formato', meaning: 'which column of a file is which field', not: 'plantilla' },
  { spanish: 'registro', meaning: 'one record of a load', not: 'fila (that is a row of a table)' },
  { spanish: 'expediente', meaning: 'a case that an agent works on', not: 'caso, ticket' },
  { spanish: 'tipificación', meaning: 'how a contact ended', not: 'resultado, código' },
  { spanish: 'nómina', meaning: 'the monthly payslip', not: 'recibo, sueldo' },
  { spanish: 'lista negra', meaning: 'who must never be called', not: 'bloqueados' },
]

const inSpanish = (text: string) => <span lang="es">{text}</span>

export const Rules: Story = {
  render: () => (
    <Stack>
      {Object.entries(rules).map(([title, rows]) => (
        <Stack key={title} space="sm">
          <h2>{title}</h2>
          <DataTable
            label={title}
            rows={rows}
            rowKey={({ rule }) => rule}
            hideColumnChooser
            columns={[
              {
                id: 'rule',
                header: 'Rule',
                rowHeader: true,
                wrap: true,
                width: '24rem',
                cell: ({ rule }) => rule,
              },
              { id: 'write', header: 'Write', wrap: true, cell: ({ write }) => inSpanish(write) },
              { id: 'not', header: 'Not', wrap: true, cell: ({ not }) => inSpanish(not) },
            ]}
          />
        </Stack>
      ))}
    </Stack>
  ),
}

/**
 * One term for each concept, the same in menus, labels and messages. The English names in code are in docs/glossary.md.
 */
export const Vocabulary: Story = {
  render: () => (
    <DataTable
      label="Words of the portal"
      rows={vocabulary}
      rowKey={({ spanish }) => spanish}
      hideColumnChooser
      columns={[
        { id: 'word', header: 'Word', rowHeader: true, cell: ({ spanish }) => inSpanish(spanish) },
        { id: 'meaning', header: 'What it is', wrap: true, cell: ({ meaning }) => meaning },
        { id: 'not', header: 'Not', wrap: true, cell: ({ not }) => not },
      ]}
    />
  ),
}
