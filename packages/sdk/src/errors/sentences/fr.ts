import type { Sentences } from './sentences.ts'

/** Error sentences in French. */
export const fr: Sentences = {
  connection: 'Pas de connexion au serveur',
  timeout: 'Le serveur n’a pas répondu à temps',
  deadline: 'L’opération a duré trop longtemps',
  aborted: 'L’opération a été interrompue',
  validation: 'Une donnée saisie est incorrecte',
  authentication: 'Vous n’êtes pas connecté, ou l’identifiant ou le mot de passe est incorrect',
  permission: 'Vous n’avez pas l’autorisation nécessaire',
  'not-found': 'Cela n’existe pas, ou vous ne pouvez pas le voir',
  conflict: 'Son état actuel ne le permet pas',
  'rate-limit': 'Trop de tentatives : attendez avant de réessayer',
  server: 'Le serveur a rencontré une erreur : réessayez plus tard',
  http: 'Le serveur n’a pas accepté la demande',
  'session-ended': 'Votre session est terminée : reconnectez-vous',
  'load-failed': 'Le chargement a échoué',
  'load-paused': 'Le chargement est en pause',
  'body-not-replayable': 'Le fichier n’a pas pu être renvoyé',
  'response-mismatch': 'La réponse du serveur n’est pas celle attendue',
}
