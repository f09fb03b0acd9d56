import type { MailWords } from './letters.ts'

export const fr: MailWords = {
  greeting: 'Bonjour {{name}},',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  closing: 'Ce message a été envoyé automatiquement ; merci de ne pas y répondre.',
  letters: {
    recovery: {
      subject: 'Réinitialiser votre mot de passe du portail',
      lines: [
        'Nous avons reçu une demande de réinitialisation du mot de passe de votre compte « {{username}} ».',
        'Le lien ne sert qu’une fois et expire au bout de {{minutes}} minutes.',
        'Si vous n’êtes pas à l’origine de cette demande, ne faites rien : votre mot de passe reste inchangé.',
      ],
      action: 'Choisir un nouveau mot de passe',
    },
    invitation: {
      subject: 'Votre compte du portail',
      lines: [
        'Un compte a été créé pour vous sur le portail. Votre identifiant est « {{username}} ».',
        'Choisissez votre mot de passe avec ce lien : il ne sert qu’une fois et expire au bout de {{days}} jours.',
        'Si vous ne vous y attendiez pas, demandez à votre administrateur.',
      ],
      action: 'Choisir mon mot de passe',
    },
    passwordReset: {
      subject: 'Choisissez un nouveau mot de passe du portail',
      lines: [
        'Un administrateur a invalidé le mot de passe de votre compte « {{username}} » et a fermé vos sessions.',
        'Choisissez-en un autre avec ce lien : il ne sert qu’une fois et expire au bout de {{hours}} heures.',
        'Si vous ne vous y attendiez pas, demandez à votre administrateur.',
      ],
      action: 'Choisir un nouveau mot de passe',
    },
    passwordChanged: {
      subject: 'Votre mot de passe du portail a été modifié',
      lines: [
        'Le mot de passe de votre compte « {{username}} » vient d’être modifié et vos autres sessions ont été fermées.',
        'Si ce n’était pas vous, réinitialisez-le immédiatement et prévenez votre administrateur.',
      ],
      action: 'Réinitialiser le mot de passe',
    },
    registration: {
      subject: 'Confirmez votre compte du portail',
      lines: [
        'Un compte du portail a été demandé avec cette adresse e-mail.',
        'Le lien ne sert qu’une fois et expire au bout de {{minutes}} minutes.',
        'Si vous n’êtes pas à l’origine de cette demande, ne faites rien : aucun compte ne sera créé.',
      ],
      action: 'Confirmer le compte',
    },
    accountExists: {
      subject: 'Vous avez déjà un compte du portail',
      lines: [
        'Un compte du portail a été demandé avec cette adresse e-mail, à laquelle correspond déjà votre compte « {{username}} ».',
        'Si c’était vous et que vous avez oublié le mot de passe, vous pouvez le réinitialiser. Sinon, ne faites rien : rien n’a changé.',
      ],
      action: 'Réinitialiser le mot de passe',
    },
    signInSlowed: {
      subject: 'Trop de tentatives de connexion avec votre compte',
      lines: [
        'Plusieurs tentatives de connexion au portail en tant que « {{username}} » ont échoué coup sur coup, avec un mot de passe ou un code incorrect. L’accès depuis ce réseau est temporairement bloqué.',
        'Si ce n’était pas vous, changez votre mot de passe et prévenez votre administrateur.',
      ],
      action: 'Ouvrir le portail',
    },
    questionsChanged: {
      subject: 'Vos questions de sécurité du portail ont été modifiées',
      lines: [
        'Les questions de sécurité de votre compte « {{username}} » viennent d’être modifiées.',
        'Si ce n’était pas vous, changez votre mot de passe et prévenez votre administrateur.',
      ],
      action: 'Ouvrir le portail',
    },
  },
}
