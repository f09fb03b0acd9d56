import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const clock = {
  origin: 'Ponto',
  correctionAsked: {
    kind: 'Pedem-me para aceitar uma correção de registo',
    title: '{{person}} pede para corrigir um registo',
    text: 'Jornada de {{date}}',
  },
  correctionDecided: {
    kind: 'Respondem à minha correção de registo',
    title: '{{person}} respondeu à sua correção',
    text: 'Jornada de {{date}}',
  },
  corrected: {
    kind: 'Um registo é corrigido com uma só assinatura',
    title: '{{person}} corrigiu um registo',
    text: 'Jornada de {{date}}: já está em vigor',
  },
  packageReady: {
    kind: 'O meu pacote do registo está pronto',
    title: 'O pacote do registo está pronto',
    text: 'De {{from}} a {{until}}',
  },
  recordGranted: {
    kind: 'Dão-me acesso a um registo de horários',
    title: '{{person}} dá-lhe acesso a um registo de horários',
    text: 'De {{from}} a {{until}}',
  },
  monthSummary: {
    kind: 'Recebo o resumo mensal de horas',
    title: 'O seu resumo de horas de {{month}}',
    text: '{{ordinary}} normais, {{complementary}} complementares e {{extra}} suplementares: confirme o mês',
  },
  monthReopened: {
    kind: 'Reabrem um mês que confirmei',
    title: '{{person}} reabriu o seu mês {{month}}',
    text: '{{reason}}',
  },
  incidentJustified: {
    kind: 'Alguém justifica um incidente da sua jornada',
    title: '{{person}} justifica um incidente da sua jornada',
    text: 'Jornada de {{date}}',
  },
  incidentDecided: {
    kind: 'Decidem sobre um incidente da minha jornada',
    title: '{{person}} decidiu sobre um incidente da sua jornada',
    text: 'Jornada de {{date}}',
  },
  forgotten: {
    kind: 'Falta a minha saída da jornada anterior',
    title: 'A que horas saiu em {{date}}?',
    text: 'Falta a sua saída: indique-a',
  },
  missing: {
    kind: 'Uma jornada minha não tem registos',
    title: 'Nenhum registo em {{date}}',
    text: 'Tinha trabalho previsto: acrescente os seus registos ou comunique a ausência',
  },
  missingTeam: {
    kind: 'Pessoas da minha equipa não registaram uma jornada',
    title: 'Pessoas sem registos em {{date}}: {{count}}',
    text: 'Tinham trabalho previsto e nada está registado',
  },
} satisfies NoticeWordsOf<'clock'>
