import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const telework = {
  origin: 'Teletrabalho',
  offered: {
    kind: 'Propõem-me um acordo de teletrabalho',
    title: '{{person}} propõe-lhe um acordo de teletrabalho',
    text: 'A partir de {{from}}: leia-o e assine-o',
  },
  answered: {
    kind: 'Respondem a um acordo de teletrabalho',
    title: '{{person}} respondeu ao acordo de teletrabalho',
    text: 'A partir de {{from}}',
  },
  reversed: {
    kind: 'A outra parte termina um acordo de teletrabalho',
    title: '{{person}} termina o teletrabalho',
    text: 'Último dia: {{until}}. {{reason}}',
  },
} satisfies NoticeWordsOf<'telework'>
