import type { MailWords } from './letters.ts'
import { payroll } from './payroll/pt.ts'
import { timeOff } from './time-off/pt.ts'

export const pt: MailWords = {
  greeting: 'Olá, {{name}}:',
  linkHint: 'Se o botão não funcionar, copie este endereço para o seu navegador:',
  closing: 'Esta mensagem foi enviada automaticamente; não responda a ela.',
  letters: {
    recovery: {
      subject: 'Repor a palavra-passe do portal',
      lines: [
        'Recebemos um pedido para repor a palavra-passe do seu utilizador «{{username}}».',
        'A ligação só pode ser usada uma vez e expira ao fim de {{minutes}} minutos.',
        'Se não foi o autor do pedido, não faça nada: a sua palavra-passe continua a ser a mesma.',
      ],
      action: 'Escolher uma nova palavra-passe',
    },
    invitation: {
      subject: 'A sua conta do portal',
      lines: [
        'Foi criada uma conta no portal para si. O seu utilizador é «{{username}}».',
        'Escolha a sua palavra-passe com esta ligação: só serve uma vez e expira ao fim de {{days}} dias.',
        'Se não estava à espera, pergunte ao seu administrador.',
      ],
      action: 'Escolher a minha palavra-passe',
    },
    passwordReset: {
      subject: 'Escolha outra palavra-passe do portal',
      lines: [
        'Um administrador anulou a palavra-passe do seu utilizador «{{username}}» e terminou as suas sessões.',
        'Escolha outra com esta ligação: só serve uma vez e expira ao fim de {{hours}} horas.',
        'Se não estava à espera, pergunte ao seu administrador.',
      ],
      action: 'Escolher uma nova palavra-passe',
    },
    passwordChanged: {
      subject: 'A sua palavra-passe do portal foi alterada',
      lines: [
        'A palavra-passe do seu utilizador «{{username}}» acaba de ser alterada e as suas outras sessões foram terminadas.',
        'Se não foi o autor da alteração, reponha-a de imediato e avise o seu administrador.',
      ],
      action: 'Repor a palavra-passe',
    },
    registration: {
      subject: 'Confirme a sua conta do portal',
      lines: [
        'Foi pedida uma conta do portal com este endereço de e-mail.',
        'A ligação só pode ser usada uma vez e expira ao fim de {{minutes}} minutos.',
        'Se não foi o autor do pedido, não faça nada: nenhuma conta será criada.',
      ],
      action: 'Confirmar a conta',
    },
    accountExists: {
      subject: 'Já tem uma conta do portal',
      lines: [
        'Foi pedida uma conta do portal com este endereço de e-mail, que já pertence ao seu utilizador «{{username}}».',
        'Se foi o autor do pedido e não se lembra da palavra-passe, pode repô-la. Caso contrário, não faça nada: nada mudou.',
      ],
      action: 'Repor a palavra-passe',
    },
    signInSlowed: {
      subject: 'Demasiadas tentativas de acesso com o seu utilizador',
      lines: [
        'Houve várias tentativas seguidas de iniciar sessão no portal como «{{username}}» com uma palavra-passe ou um código errados. O acesso a partir dessa rede foi bloqueado temporariamente.',
        'Se não foi o autor das tentativas, altere a sua palavra-passe e avise o seu administrador.',
      ],
      action: 'Abrir o portal',
    },
    questionsChanged: {
      subject: 'As suas perguntas de segurança do portal foram alteradas',
      lines: [
        'As perguntas de segurança do seu utilizador «{{username}}» acabam de ser alteradas.',
        'Se não foi o autor da alteração, altere a sua palavra-passe e avise o seu administrador.',
      ],
      action: 'Abrir o portal',
    },
    loadCompleted: {
      subject: 'O carregamento «{{load}}» terminou',
      lines: ['O carregamento «{{load}}» terminou. Linhas lidas: {{records}}. Rejeitadas: {{errors}}.'],
      action: 'Ver o carregamento',
    },
    loadFailed: {
      subject: 'O carregamento «{{load}}» falhou',
      lines: ['O carregamento «{{load}}» falhou. Na sua página verá o motivo e como continuar.'],
      action: 'Ver o carregamento',
    },
    ticketEscalated: {
      subject: 'O prazo do ticket {{number}} esgota-se',
      lines: ['O ticket {{number}}, «{{subject}}», tem prazo até {{at}}.'],
      action: 'Ver o ticket',
    },
    openingLate: {
      subject: '{{service}} não foi aberto',
      lines: ['«{{service}}» devia abrir às {{at}} e ninguém o registou.'],
      action: 'Ver a abertura',
    },
    loadUndone: {
      subject: 'O carregamento «{{load}}» foi anulado',
      lines: ['O carregamento «{{load}}» foi anulado. Registos repostos: {{records}}. Mantidos: {{kept}}.'],
      action: 'Ver o carregamento',
    },
    loadSourceFailed: {
      subject: 'O carregamento agendado «{{source}}» falhou',
      lines: [
        'O carregamento agendado «{{source}}» não conseguiu obter «{{file}}». Na sua página verá o motivo.',
      ],
      action: 'Ver o carregamento agendado',
    },
    blacklistRemovalAsked: {
      subject: '{{person}} pede a remoção de uma lista negra',
      lines: ['{{person}} pede para remover «{{value}}» de uma lista negra. Motivo: {{reason}}.'],
      action: 'Ver o pedido',
    },
    blacklistRemovalDecided: {
      subject: 'O seu pedido de remoção foi decidido',
      lines: ['O seu pedido para remover «{{value}}» de uma lista negra foi decidido.'],
      action: 'Ver o pedido',
    },
    accessRequested: {
      subject: '{{person}} pede acesso',
      lines: ['{{person}} pede a permissão «{{permission}}».'],
      action: 'Ver o pedido',
    },
    accessDecided: {
      subject: 'O seu pedido de acesso foi decidido',
      lines: ['Foi tomada uma decisão sobre o seu pedido da permissão «{{permission}}».'],
      action: 'Ver a resposta',
    },
    accessGranted: {
      subject: 'Foi-lhe concedida uma permissão',
      lines: ['{{person}} concedeu-lhe a permissão «{{permission}}».'],
      action: 'Ver o seu perfil',
    },
    accessRevoked: {
      subject: 'Foi-lhe retirada uma permissão',
      lines: ['Foi-lhe retirada a permissão «{{permission}}». Motivo: {{reason}}.'],
      action: 'Ver o pedido',
    },
    secondFactorReset: {
      subject: 'A sua verificação em dois passos foi reposta',
      lines: [
        'Um administrador repôs a sua verificação em dois passos e as suas sessões foram terminadas. Se não o pediu, avise o seu administrador.',
      ],
      action: 'Abrir o portal',
    },
    agentMessage: {
      subject: '{{person}} escreveu-lhe',
      lines: ['{{person}} escreveu-lhe no portal: «{{text}}».'],
      action: 'Abrir o portal',
    },
    agentMoved: {
      subject: '{{person}} mudou-lhe o estado',
      lines: ['{{person}} mudou-lhe o estado de agente. Motivo: {{reason}}.'],
      action: 'Abrir o portal',
    },
    agentStopped: {
      subject: '{{person}} terminou-lhe a sessão',
      lines: ['{{person}} terminou-lhe a sessão em todos os dispositivos. Motivo: {{reason}}.'],
      action: 'Abrir o portal',
    },
    breakDue: {
      subject: 'Está na hora da sua pausa: {{breakType}}',
      lines: ['Já pode fazer a sua pausa «{{breakType}}», de {{minutes}} minutos.'],
      action: 'Abrir o portal',
    },
    breakTurn: {
      subject: 'É a sua vez da pausa: {{breakType}}',
      lines: [
        'Tem {{minutes}} minutos para começar a pausa «{{breakType}}»; depois passa à pessoa seguinte.',
      ],
      action: 'Abrir o portal',
    },
    incidentAssigned: {
      subject: '{{person}} atribuiu-lhe um incidente',
      lines: ['{{person}} atribuiu-lhe o incidente «{{incident}}».'],
      action: 'Ver o incidente',
    },
    incidentAnswered: {
      subject: '{{person}} escreveu num incidente',
      lines: ['{{person}} escreveu no incidente «{{incident}}».'],
      action: 'Ver o incidente',
    },
    incidentResolved: {
      subject: '{{person}} resolveu o seu incidente',
      lines: ['{{person}} resolveu o incidente «{{incident}}».'],
      action: 'Ver o incidente',
    },
    incidentJustified: {
      subject: 'O seu tempo foi justificado por causa de um incidente',
      lines: ['O tempo em que o incidente «{{incident}}» o impediu de trabalhar conta como justificado.'],
      action: 'Abrir o portal',
    },
    correctionAsked: {
      subject: 'Uma correção de registo espera por si',
      lines: ['{{person}} pede para corrigir um registo de ponto de {{date}}. Nada muda até que decida.'],
      action: 'Ver a correção',
    },
    corrected: {
      subject: 'Um registo foi corrigido',
      lines: [
        '{{person}} corrigiu um registo de {{date}}. Pelas regras dessa jornada basta uma assinatura: já está em vigor.',
      ],
      action: 'Ver a correção',
    },
    correctionDecided: {
      subject: 'A sua correção teve resposta',
      lines: ['{{person}} respondeu à correção do registo de ponto de {{date}}.'],
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
    dayIncidentJustified: {
      subject: 'Foi justificado um incidente de jornada',
      lines: ['{{person}} justificou um incidente da sua jornada de {{date}}. Aguarda a sua decisão.'],
      action: 'Ver a jornada',
    },
    dayIncidentDecided: {
      subject: 'Decidiram sobre um incidente da sua jornada',
      lines: ['{{person}} decidiu sobre um incidente da sua jornada de {{date}}.'],
      action: 'Ver a jornada',
    },
    monthReopened: {
      subject: 'O seu mês {{month}} foi reaberto',
      lines: [
        '{{person}} reabriu o seu mês {{month}}: {{reason}}',
        'Confirme-o de novo quando estiver certo.',
      ],
      action: 'Ver o mês',
    },
    reportReady: {
      subject: 'O seu ficheiro «{{name}}» está pronto',
      lines: ['O ficheiro de «{{name}}» está pronto. Pode transferi-lo durante sete dias.'],
      action: 'Transferir o ficheiro',
    },
    reportScheduled: {
      subject: 'Relatório «{{name}}»',
      lines: [
        'O seu relatório agendado «{{name}}» está pronto. Pode transferi-lo durante sete dias; por segurança não vai em anexo.',
      ],
      action: 'Transferir o relatório',
    },
    reportFailed: {
      subject: 'Não foi possível preparar «{{name}}»',
      lines: ['Não foi possível preparar o ficheiro de «{{name}}». O motivo está na lista de ficheiros.'],
      action: 'Ver os ficheiros',
    },
    reportShared: {
      subject: '{{person}} partilha um relatório consigo',
      lines: [
        '{{person}} partilha consigo a definição «{{name}}». Pode consultá-la ou pedir que lhe seja enviada.',
      ],
      action: 'Ver as definições',
    },
    ...timeOff,
    ...payroll,
  },
}
