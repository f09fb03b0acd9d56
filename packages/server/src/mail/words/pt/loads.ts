import type { LettersOf } from '#mail/words/letters.ts'

export const loads = {
  completed: {
    subject: 'O carregamento «{{load}}» terminou',
    lines: ['O carregamento «{{load}}» terminou. Linhas lidas: {{records}}. Rejeitadas: {{errors}}.'],
    action: 'Ver o carregamento',
  },
  failed: {
    subject: 'O carregamento «{{load}}» falhou',
    lines: ['O carregamento «{{load}}» falhou. Na sua página verá o motivo e como continuar.'],
    action: 'Ver o carregamento',
  },
  undone: {
    subject: 'O carregamento «{{load}}» foi anulado',
    lines: ['O carregamento «{{load}}» foi anulado. Registos repostos: {{records}}. Mantidos: {{kept}}.'],
    action: 'Ver o carregamento',
  },
  deleted: {
    subject: 'O carregamento «{{load}}» foi eliminado',
    lines: ['O carregamento «{{load}}» foi eliminado. Registos retirados ou repostos: {{records}}.'],
    action: 'Ver os carregamentos',
  },
  sourceFailed: {
    subject: 'O carregamento agendado «{{source}}» falhou',
    lines: [
      'O carregamento agendado «{{source}}» não conseguiu obter «{{file}}». Na sua página verá o motivo.',
    ],
    action: 'Ver o carregamento agendado',
  },
} satisfies LettersOf<'loads'>
