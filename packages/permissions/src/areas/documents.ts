/** The permissions and routes of documents and policy documents (spec §2, §6). */
export const documents = {
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
  routes: [
    { path: '/AccesoDocPoliticas', anyOf: ['MENU_DOCUMENTOS_POLITICA'], layout: 'main' },
    { path: '/subirDocumentacion', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/verDocumentacion', anyOf: ['VER_DASHBOARD'], layout: 'main' },
  ],
} as const
