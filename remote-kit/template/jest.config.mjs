import { jestConfig } from '@platform/remote-kit/jest'

export default jestConfig({ dir: import.meta.dirname })
