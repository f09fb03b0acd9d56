import type { LettersOf } from '#mail/words/letters.ts'

export const reports = {
  ready: {
    subject: 'O seu ficheiro «{{name}}» está pronto',
    lines: ['O ficheiro de «{{name}}» está pronto. Pode transferi-lo durante sete dias.'],
    action: 'Transferir o ficheiro',
  },
  scheduled: {
    subject: 'Relatório «{{name}}»',
    lines: [
      'O seu relatório agendado «{{name}}» está pronto. Pode transferi-lo durante sete dias; por segurança não vai em anexo.',
    ],
    action: 'Transferir o relatório',
  },
  failed: {
    subject: 'Não foi possível preparar «{{name}}»',
    lines: ['Não foi possível preparar o ficheiro de «{{name}}». O motivo está na lista de ficheiros.'],
    action: 'Ver os ficheiros',
  },
  shared: {
    subject: '{{person}} partilha um relatório consigo',
    lines: [
      '{{person}} partilha consigo a definição «{{name}}». Pode consultá-la ou pedir que lhe seja enviada.',
    ],
    action: 'Ver as definições',
  },
} satisfies LettersOf<'reports'>
