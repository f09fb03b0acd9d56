import type { FailureWords } from './failure-words.ts'

/** French messages. */
export const fr: FailureWords = {
  wrongNames: "Le nom d'utilisateur ou le mot de passe est incorrect",
  notSignedIn: "Vous n'êtes pas connecté",
  notAllowed: "Vous n'avez pas l'autorisation nécessaire",
  notFound: "Ce chargement ou ce format n'existe pas, ou vous ne pouvez pas le voir",
  conflict: 'Son état actuel ne permet pas cette opération',
  tooManyTries: 'Trop de tentatives : attendez avant de réessayer',
  noConnection: 'Pas de connexion au serveur',
  noAnswer: "Le serveur n'a pas répondu à temps",
  loadFailed: 'Le chargement a échoué',
  interrupted: 'Interrompu',
}
