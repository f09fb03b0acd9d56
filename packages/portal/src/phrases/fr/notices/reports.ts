import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const reports = {
  origin: 'Rapports',
  ready: { kind: 'Mon fichier d’un rapport est prêt', title: 'Le fichier est prêt', text: '« {{name}} »' },
  scheduled: {
    kind: 'Mon rapport programmé est prêt',
    title: 'Votre rapport programmé est prêt',
    text: '« {{name}} »',
  },
  failed: {
    kind: 'Mon fichier d’un rapport a échoué',
    title: 'Le fichier n’a pas pu être préparé',
    text: '« {{name}} »',
  },
  shared: {
    kind: 'Quelqu’un partage un rapport avec moi',
    title: 'Un rapport est partagé avec vous',
    text: '{{person}} : « {{name}} »',
  },
} satisfies NoticeWordsOf<'reports'>
