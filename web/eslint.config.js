// Strict rules for the page's TypeScript and Svelte; how it is formatted is Prettier's.
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["src/generated/", "public/"]),
  tseslint.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ["*.js"] }, extraFileExtensions: [".svelte"] },
    },
  },
  {
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }], // a number reads as it is written
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }], // a handler in one line
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-meaningless-void-operator": "off", // how an effect says what it waits for
      "@typescript-eslint/no-unnecessary-type-arguments": "off", // it takes the type of a rune away
      // Indices are checked (noUncheckedIndexedAccess); "!" is how a line says that it knows better.
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
    rules: {
      "svelte/prefer-svelte-reactivity": "off", // sets and maps here are made anew, never changed while they are watched
      "svelte/no-useless-mustaches": "off", // a space that must stay is written as one
      "svelte/no-unused-svelte-ignore": "off", // svelte-check says which comment is needed; ESLint sees none of its warnings
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // What a snippet is given and what another component exports has a type for svelte-check, but not for ESLint.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  { files: ["*.js"], extends: [tseslint.configs.disableTypeChecked] }, // settings of tools
);
