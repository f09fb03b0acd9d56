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
  { parent: 0, kind: 'attempts', operator: 'less', value: 3 },
  { parent: 0, kind: 'last_outcome', operator: 'one_of', outcomes: ['NO_CONTESTA'] },
  { parent: 0, kind: 'relative_last_attempt', operator: 'before', days: -7 },
  { parent: 0, kind: 'segment', operator: 'none_of', segments: ['Recobro tardío'] },
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
    'Importe es al menos 1000, (Tramo es uno de «Temprano» o «Medio» o Vencimiento es antes de hace 30 días), no se cumple que Teléfono está vacío, el registro no está en ninguna lista negra, el número de intentos es menor que 3, el último estado final es «No contesta», el último intento es antes de hace 7 días y el registro no está en el segmento «Recobro tardío»',
  ],
  [
    'en',
    en,
    'Importe is at least 1000, (Tramo is one of «Temprano» or «Medio» or Vencimiento is before 30 days ago), it is not the case that Teléfono is empty, the record is on no blacklist, the number of attempts is less than 3, the last final state is «No contesta», the last attempt is before 7 days ago, and the record is not in the segment «Recobro tardío»',
  ],
  [
    'de',
    de,
    'Importe ist mindestens 1000, (Tramo ist eines von «Temprano» oder «Medio» oder Vencimiento ist früher als: vor 30 Tagen), es trifft nicht zu: Teléfono ist leer, der Datensatz steht auf keiner Sperrliste, die Zahl der Versuche ist kleiner als 3, der letzte Endstatus ist «No contesta», der letzte Versuch ist früher als: vor 7 Tagen und der Datensatz ist nicht im Segment «Recobro tardío»',
  ],
  [
    'fr',
    fr,
    'Importe est d’au moins 1000, (Tramo est parmi «Temprano» ou «Medio» ou Vencimiento est avant : il y a 30 jours), il est faux que Teléfono est vide, l’enregistrement n’est sur aucune liste noire, le nombre de tentatives est inférieur à 3, le dernier état final est «No contesta», la dernière tentative est avant : il y a 7 jours et l’enregistrement n’est pas dans le segment «Recobro tardío»',
  ],
  [
    'pt',
    pt,
    'Importe é no mínimo 1000, (Tramo é um de «Temprano» ou «Medio» ou Vencimiento é antes de há 30 dias), não se verifica que Teléfono está vazio, o registo não está em nenhuma lista negra, o número de tentativas é menor do que 3, o último estado final é «No contesta», a última tentativa é antes de há 7 dias e o registo não está no segmento «Recobro tardío»',
  ],
] as const)('reads a filter as a sentence: %s', (language, words, sentence) => {
  expect(
    sentenceOf(nodes, {
      language: language === 'pt' ? 'pt-PT' : language,
      operator: (operator) => words.operators[operator],
      none: (list) => words.sentence.none.replace('{{list}}', list),
      subject: (subject) => words.sentence.subjects[subject],
      number: String,
      loadName: (id) => id,
      segmentName: (id) => id,
      outcomeName: () => 'No contesta',
      fieldLabel: (name) => labels[name] ?? name,
    }),
  ).toBe(sentence)
})
