import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const absences = {
  origin: 'Absences',
  asked: {
    kind: 'On me demande de décider sur des absences',
    title: '{{person}} attend votre décision sur une absence',
    text: 'À partir du {{from}}',
  },
  decided: {
    kind: 'On répond à mes absences',
    title: '{{person}} a répondu à votre absence',
    text: 'Du {{from}}',
  },
  entered: {
    kind: 'On saisit une absence pour moi',
    title: '{{person}} a saisi une absence pour vous',
    text: 'À partir du {{from}}',
  },
  proofDue: {
    kind: 'Le justificatif d’une absence est attendu',
    title: 'Il manque le justificatif de votre absence',
    text: 'Du {{from}}, attendu le {{due}}',
  },
  notJustified: {
    kind: 'Une de mes absences n’est pas justifiée',
    title: 'Votre absence n’est pas justifiée',
    text: 'Du {{from}}, délai terminé le {{due}}',
  },
  documentLate: {
    kind: 'Il manque un document pour une de mes absences',
    title: 'Il manque un document pour votre absence',
    text: 'Du {{from}}, attendu le {{due}}',
  },
  documentLateOf: {
    kind: 'Il manque un document pour l’absence de quelqu’un',
    title: 'Il manque un document pour l’absence de {{person}}',
    text: 'Du {{from}}, attendu le {{due}}',
  },
} satisfies NoticeWordsOf<'absences'>
