import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const approvals = {
  origin: 'Aprobaciones',
  delegated: {
    kind: 'Alguien delega en mí sus decisiones',
    title: '{{person}} le delega sus decisiones',
    text: 'Del {{from}} al {{until}}',
  },
  standInNamed: {
    kind: 'Otra persona nombra a quien decide en mi lugar',
    title: '{{person}} decide en su lugar',
    text: 'Del {{from}} al {{until}}, por decisión de {{by}}',
  },
} satisfies NoticeWordsOf<'approvals'>
