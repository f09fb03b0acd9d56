import type { FilterNode } from '@portal/sdk'
import { expect, it } from 'vitest'
import { filters as de } from '#phrases/de/filters.ts'
import { filters as en } from '#phrases/en/filters.ts'
import { filters as es } from '#phrases/es/filters.ts'
import { filters as fr } from '#phrases/fr/filters.ts'
import { filters as pt } from '#phrases/pt/filters.ts'
import { sentenceOf } from './filter-sentence.ts'

const nodes: FilterNode[] = [
  { parent: null, kind: 'group', match: 'all' },
  { parent: 0, kind: 'number', field: 'debt', operator: 'at_least', value: 1000 },
  { parent: 0, kind: 'group', match: 'any' },
  { parent: 2, kind: 'choice', field: 'stage', operator: 'one_of', values: ['Temprano', 'Medio'] },
  { parent: 2, kind: 'relative_date', field: 'due', operator: 'before', days: -30 },
  { parent: 0, kind: 'group', match: 'none' },
  { parent: 5, kind: 'empty', field: 'phone', operator: 'empty' },
  { parent: 0, kind: 'blacklist', operator: 'not_listed' },
]
const labels: Record<string, string> = {
  debt: 'Importe',
  stage: 'Tramo',
  due: 'Vencimiento',
  phone: 'Teléfono',
}

it.each([
  [
    'es',
    es,
    'Importe es al menos 1000, (Tramo es uno de «Temprano» o «Medio» o Vencimiento es antes de hace 30 días), no se cumple que Teléfono está vacío y el registro no está en ninguna lista negra',
  ],
  [
    'en',
    en,
    'Importe is at least 1000, (Tramo is one of «Temprano» or «Medio» or Vencimiento is before 30 days ago), it is not the case that Teléfono is empty, and the record is on no blacklist',
  ],
  [
    'de',
    de,
    'Importe ist mindestens 1000, (Tramo ist eines von «Temprano» oder «Medio» oder Vencimiento ist früher als: vor 30 Tagen), es trifft nicht zu: Teléfono ist leer und der Datensatz steht auf keiner Sperrliste',
  ],
  [
    'fr',
    fr,
    'Importe est d’au moins 1000, (Tramo est parmi «Temprano» ou «Medio» ou Vencimiento est avant : il y a 30 jours), il est faux que Teléfono est vide et l’enregistrement n’est sur aucune liste noire',
  ],
  [
    'pt',
    pt,
    'Importe é no mínimo 1000, (Tramo é um de «Temprano» ou «Medio» ou Vencimiento é antes de há 30 dias), não se verifica que Teléfono está vazio e o registo não está em nenhuma lista negra',
  ],
] as const)('reads a filter as a sentence: %s', (language, words, sentence) => {
  expect(
    sentenceOf(nodes, {
      language: language === 'pt' ? 'pt-PT' : language,
      operator: (operator) => words.operators[operator],
      none: (list) => words.sentence.none.replace('{{list}}', list),
      ...{ load: words.sentence.load, blacklist: words.sentence.blacklist, number: String, loadName: (id) => id },
      fieldLabel: (name) => labels[name] ?? name,
    }),
  ).toBe(sentence)
})
