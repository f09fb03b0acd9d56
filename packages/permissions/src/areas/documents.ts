/** The permissions of documents and policy documents (spec §6). */
export const documentsPermissions = {
  area: 'documents',
  permissions: [
    { id: 1101, name: 'MENU_DOCUMENTOS_POLITICA', kind: 'menu', label: 'Menú: documentos de política' },
    {
      id: 1102,
      name: 'DOCUMENTOS_POLITICA_ADMON',
      kind: 'act',
      label: 'Documentos de política: administrar',
    },
    { id: 1103, name: 'DOCUMENTOS_SUBIR', kind: 'create', label: 'Documentos: subir' },
  ],
} as const
