/** The permissions of documents and policy documents (spec §6). */
export const documentsPermissions = {
  area: 'documents',
  permissions: [
    { id: 1101, name: 'MENU_DOCUMENTOS_POLITICA', kind: 'menu' },
    { id: 1102, name: 'DOCUMENTOS_POLITICA_ADMON', kind: 'act' },
    { id: 1103, name: 'DOCUMENTOS_SUBIR', kind: 'create' },
  ],
} as const
