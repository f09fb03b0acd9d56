/** The routes of documents and policy documents (spec §2). */
export const documentsRoutes = {
  area: 'documents',
  routes: [
    { path: '/AccesoDocPoliticas', anyOf: ['MENU_DOCUMENTOS_POLITICA'], layout: 'main' },
    { path: '/subirDocumentacion', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/verDocumentacion', anyOf: ['VER_DASHBOARD'], layout: 'main' },
  ],
} as const
