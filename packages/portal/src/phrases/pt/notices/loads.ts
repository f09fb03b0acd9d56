import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const loads = {
  origin: 'Carregamentos',
  completed: {
    kind: 'Um carregamento terminou',
    title: 'O carregamento «{{load}}» terminou',
    text: 'Linhas lidas: {{records}}. Rejeitadas: {{errors}}.',
  },
  failed: {
    kind: 'Um carregamento falhou',
    title: 'O carregamento «{{load}}» falhou',
    text: 'Abra-o para ver o motivo e retomá-lo.',
  },
  undone: {
    kind: 'Um carregamento foi anulado',
    title: 'O carregamento «{{load}}» foi anulado',
    text: 'Registos repostos: {{records}}. Mantidos: {{kept}}.',
  },
  deleted: {
    kind: 'Um carregamento foi eliminado',
    title: 'O carregamento «{{load}}» foi eliminado',
    text: 'Registos retirados ou repostos: {{records}}.',
  },
  sourceFailed: {
    kind: 'Um carregamento agendado falhou',
    title: 'O carregamento agendado «{{source}}» falhou',
    text: 'Não foi possível obter «{{file}}».',
  },
} satisfies NoticeWordsOf<'loads'>
