import { remoteConfig } from '@platform/remote-kit/webpack'

export default remoteConfig({
  dir: import.meta.dirname,
  devPort: 3002,
  standalonePage: './src/exported-course.tsx',
})
