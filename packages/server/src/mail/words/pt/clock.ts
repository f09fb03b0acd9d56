import type { LettersOf } from '#mail/words/letters.ts'

export const clock = {
  correctionAsked: {
    subject: 'Uma correção de registo espera por si',
    lines: ['{{person}} pede para corrigir um registo de ponto de {{date}}. Nada muda até que decida.'],
    action: 'Ver a correção',
  },
  correctionDecided: {
    subject: 'A sua correção teve resposta',
    lines: ['{{person}} respondeu à correção do registo de ponto de {{date}}.'],
    action: 'Ver a correção',
  },
  corrected: {
    subject: 'Um registo foi corrigido',
    lines: [
      '{{person}} corrigiu um registo de {{date}}. Pelas regras dessa jornada basta uma assinatura: já está em vigor.',
    ],
    action: 'Ver a correção',
  },
  packageReady: {
    subject: 'O pacote do registo está pronto',
    lines: [
      'O pacote do registo de horários de {{from}} a {{until}} está pronto. Pode descarregá-lo durante sete dias.',
    ],
    action: 'Descarregar o pacote',
  },
  recordGranted: {
    subject: 'Pode consultar um registo de horários',
    lines: [
      '{{person}} deu-lhe acesso só de leitura ao registo de horários de {{from}} a {{until}}. Cada consulta fica anotada.',
    ],
    action: 'Abrir o registo',
  },
  monthSummary: {
    subject: 'O seu resumo de horas de {{month}}',
    lines: [
      'Horas de {{month}}: {{ordinary}} normais, {{complementary}} complementares e {{extra}} suplementares. Verifique-as e confirme o mês.',
    ],
    action: 'Verificar o mês',
  },
  monthReopened: {
    subject: 'O seu mês {{month}} foi reaberto',
    lines: ['{{person}} reabriu o seu mês {{month}}: {{reason}}', 'Confirme-o de novo quando estiver certo.'],
    action: 'Ver o mês',
  },
  incidentJustified: {
    subject: 'Foi justificado um incidente de jornada',
    lines: ['{{person}} justificou um incidente da sua jornada de {{date}}. Aguarda a sua decisão.'],
    action: 'Ver a jornada',
  },
  incidentDecided: {
    subject: 'Decidiram sobre um incidente da sua jornada',
    lines: ['{{person}} decidiu sobre um incidente da sua jornada de {{date}}.'],
    action: 'Ver a jornada',
  },
  forgotten: {
    subject: 'Falta a sua saída de {{date}}',
    lines: ['Não consta a que horas saiu em {{date}}. Indique-o: fica marcado como declarado por si.'],
    action: 'Indicar a saída',
  },
  missing: {
    subject: 'Nenhum registo em {{date}}',
    lines: ['Em {{date}} tinha trabalho previsto e não há registos. Acrescente-os ou comunique a ausência.'],
    action: 'Ver a jornada',
  },
  missingTeam: {
    subject: 'Pessoas sem registos em {{date}}: {{count}}',
    lines: [
      'Em {{date}} tinham trabalho previsto e não há registos. Pessoas: {{count}}. Cada uma foi avisada.',
    ],
    action: 'Ver as jornadas',
  },
} satisfies LettersOf<'clock'>
