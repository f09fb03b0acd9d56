const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  '<</Length 49>>stream\nBT /F1 24 Tf 60 760 Td (Nomina 2026-11) Tj ET   \nendstream',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
]

/** A minimal document for stories. */
export const payslip = new Blob(
  [
    '%PDF-1.4\n',
    ...objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`),
    'trailer<</Size 6/Root 1 0 R>>\n%%EOF',
  ],
  { type: 'application/pdf' },
)
