declare module 'virtual:languages' {
  type Chunk = () => Promise<{ default: string }>;
  const languages: Record<string, { door: Chunk; boards: Chunk }>;
  export default languages;
}
