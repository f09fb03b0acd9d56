import { mergeConfig } from 'vite'
import base from './vite.config.ts'
export default mergeConfig({ plugins: [{ name: 'stub', enforce: 'pre', resolveId: (id: string) => id.startsWith('@portal/sdk') ? '/tmp/stub/sdk.tsx' : undefined }], resolve: { alias: { react: '/work/main/packages/portal/node_modules/react' } }, build: { outDir: '/tmp/stub/dist', emptyOutDir: true }, server: { port: 5199, fs: { strict: false } } }, base)
