/**
 * Nouns that a thing no longer has, and their replacements (docs/words.md). Keys are parts of a case-insensitive
 * regular expression; all forms of a word share one line.
 */
export const refusedWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    'cargues?': 'carga; of files: suba',
    'cartas?': 'correo',
    'avis(?:os)': 'notificaciones, or mensajes',
    'ficheros?': 'archivo',
    'costos?': 'coste',
    'tipologías?': 'tipo',
    'segundo factor': 'verificación en dos pasos',
    'frenad[oa]s?': 'bloqueado temporalmente',
    'vac[ií]o:': 'déjelo vacío si …',
  },
  en: {
    'e-mails?': 'email',
    'second factor': 'two-step verification',
    '[a-z]+ynchroniz[a-z]+': '…ynchronis…',
  },
  de: {
    'briefe?': 'E-Mail',
    'zweite[rn]? faktor': 'Bestätigung in zwei Schritten',
    'mitarbeitergruppen?': 'Beschäftigtengruppe',
  },
  fr: {
    'permissions?': 'autorisation',
    'second facteur': 'validation en deux étapes',
    'compétences?': 'skill',
  },
  pt: {
    'incidências?': 'incidente',
    'cartas?': 'e-mail',
    'empregad[oa]s?': 'colaborador',
    'segundo fator': 'verificação em dois passos',
  },
}
