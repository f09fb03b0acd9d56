/** Proof of corrections of clock entries. */
export const corrections = {
  files: {
    proof: 'Justificantes',
    proofHelp: 'Un parte médico, una foto… Los ven usted y quien decide, nadie más.',
    proofFull: 'Ya hay {{count}} archivos, el máximo.',
    discard: 'Quitar {{name}}',
    download: 'Descargar {{name}}',
    name: 'Nombre',
    size: 'Tamaño',
  },
}
