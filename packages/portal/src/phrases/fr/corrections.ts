import type { Phrases } from '../phrases.ts'

/** The evidence of corrections of clock entries. */
export const corrections: Phrases['corrections'] = {
  consent: {
    one: 'Une signature suffit',
    inForce: 'Correction en vigueur : selon les règles du temps de travail, votre signature suffit.',
    fileRequired: 'Les règles du temps de travail demandent un justificatif : ajoutez au moins un fichier.',
  },
  files: {
    proof: 'Justificatifs',
    proofHelp: 'Un certificat médical, une photo… Seules vous et la personne qui décide les voyez.',
    proofFull: 'Il y a déjà {{count}} fichiers, le maximum.',
    discard: 'Retirer {{name}}',
    download: 'Télécharger {{name}}',
    name: 'Nom',
    size: 'Taille',
  },
}
