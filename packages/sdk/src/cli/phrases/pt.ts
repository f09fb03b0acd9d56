import type { FailureWords } from './failure-words.ts'

/** Portuguese messages. */
export const pt: FailureWords = {
  wrongNames: 'O utilizador ou a palavra-passe não estão corretos',
  notSignedIn: 'Não iniciou sessão',
  notAllowed: 'Não tem permissão para esta operação',
  notFound: 'Esse carregamento ou formato não existe, ou não o pode ver',
  conflict: 'O seu estado atual não permite esta operação',
  tooManyTries: 'Demasiadas tentativas: espere antes de tentar de novo',
  noConnection: 'Sem ligação ao servidor',
  noAnswer: 'O servidor não respondeu a tempo',
  loadFailed: 'O carregamento falhou',
  interrupted: 'Interrompido',
}
