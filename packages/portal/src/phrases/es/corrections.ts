/** The evidence of corrections of clock entries. */
export const corrections = {
  consent: {
    one: 'Basta una firma',
    inForce: 'Corrección en vigor: según las reglas de la jornada basta su firma.',
    fileRequired: 'Las reglas de la jornada piden un justificante: añada al menos un archivo.',
  },
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
