import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const incidents = {
  origin: 'Incidentes',
  assigned: {
    kind: 'Atribuem-me um incidente',
    title: '{{person}} atribuiu-lhe um incidente',
    text: '{{incident}}',
  },
  answered: {
    kind: 'Escrevem num incidente meu',
    title: '{{person}} escreveu num incidente',
    text: '{{incident}}',
  },
  resolved: {
    kind: 'Resolvem um incidente meu',
    title: '{{person}} resolveu o seu incidente',
    text: '{{incident}}',
  },
  justified: {
    kind: 'Justificam o meu tempo por causa de um incidente',
    title: 'O seu tempo foi justificado por causa de um incidente',
    text: '{{incident}}',
  },
} satisfies NoticeWordsOf<'incidents'>
