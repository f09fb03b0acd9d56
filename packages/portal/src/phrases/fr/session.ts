import type { session as es } from '../es/session.ts'

export const session = {
  login: {
    title: 'Se connecter',
    text: 'Utilisez votre identifiant et votre mot de passe d’entreprise.',
    user: 'Identifiant',
    password: 'Mot de passe',
    submit: 'Se connecter',
    forgotten: 'Mot de passe oublié ?',
    register: 'Créer un compte',
    failed: 'Identifiant ou mot de passe incorrect',
    tooMany: 'Trop de tentatives. Attendez {{time}} avant de réessayer.',
    tooManySoon: 'Trop de tentatives. Attendez un instant avant de réessayer.',
    unreachable: 'Le serveur est injoignable. Vérifiez votre connexion.',
    returning: 'Après la connexion, vous reviendrez à la page demandée.',
  },
  token: {
    title: 'Connexion par lien',
    checking: 'Vérification du lien…',
    who: 'Ce lien ouvre une session au nom de {{name}}.',
    short: 'La session durera 60 secondes.',
    enter: 'Se connecter en tant que {{name}}',
    unchecked: 'Le lien n’a pas pu être vérifié',
    expired: 'Ce lien n’est plus valable',
    expiredText:
      'Chaque lien ne sert qu’une fois et pour une courte durée. Demandez-en un nouveau ou connectez-vous avec votre identifiant et votre mot de passe.',
    normal: 'Se connecter avec un identifiant et un mot de passe',
  },
} satisfies typeof es
