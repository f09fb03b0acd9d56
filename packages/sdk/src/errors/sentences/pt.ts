import type { Sentences } from './sentences.ts'

/** Error sentences in Portuguese. */
export const pt: Sentences = {
  connection: 'Sem ligação ao servidor',
  timeout: 'O servidor não respondeu a tempo',
  deadline: 'A operação demorou demasiado',
  aborted: 'A operação foi interrompida',
  validation: 'Algum dado não está correto',
  authentication: 'Não iniciou sessão, ou o utilizador ou a palavra-passe não estão corretos',
  permission: 'Não tem permissão para esta operação',
  'not-found': 'Não existe, ou não pode vê-lo',
  conflict: 'O estado atual não permite esta operação',
  'rate-limit': 'Demasiadas tentativas: espere antes de tentar de novo',
  server: 'O servidor falhou: tente de novo mais tarde',
  http: 'O servidor não aceitou o pedido',
  'session-ended': 'A sua sessão terminou: inicie sessão de novo',
  'load-failed': 'O carregamento falhou',
  'load-paused': 'O carregamento está em pausa',
  'body-not-replayable': 'Não foi possível enviar o ficheiro outra vez',
  'response-mismatch': 'A resposta do servidor não é a esperada',
}
