/** The web app's colours and type, in the reference's own variables. */
export const DOCS_STYLE = `
:root {
  --scalar-font: "Avenir Next", Avenir, "Segoe UI Variable Text", "Segoe UI", Inter, "Noto Sans", system-ui, sans-serif;
  --scalar-font-code: ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, monospace;
  --scalar-radius: 6px;
  --scalar-radius-lg: 10px;
  --scalar-radius-xl: 16px;
}
.light-mode {
  --scalar-background-1: #fcfbf9;
  --scalar-background-2: #f2efea;
  --scalar-background-3: #e8e4dd;
  --scalar-background-accent: #f8e2d7;
  --scalar-color-1: #1e1a16;
  --scalar-color-2: #574f46;
  --scalar-color-3: #6d6459;
  --scalar-color-accent: #a3340f;
  --scalar-border-color: #dad4ca;
  --scalar-color-green: #2c6a4a;
  --scalar-color-red: #a3182c;
  --scalar-color-yellow: #7a5200;
  --scalar-color-blue: #2a5a8c;
  --scalar-color-orange: #bf3f16;
  --scalar-color-purple: #6a4390;
}
.dark-mode {
  --scalar-background-1: #161412;
  --scalar-background-2: #1f1c19;
  --scalar-background-3: #292521;
  --scalar-background-accent: #3b2117;
  --scalar-color-1: #f4efe8;
  --scalar-color-2: #c2b9ad;
  --scalar-color-3: #a0968a;
  --scalar-color-accent: #ff9a70;
  --scalar-border-color: #37322c;
  --scalar-color-green: #7fc79f;
  --scalar-color-red: #ff8f92;
  --scalar-color-yellow: #e8b959;
  --scalar-color-blue: #8db8e8;
  --scalar-color-orange: #ff9a70;
  --scalar-color-purple: #c3a2e8;
}
.light-mode .sidebar, .dark-mode .sidebar {
  --scalar-sidebar-background-1: var(--scalar-background-2);
  --scalar-sidebar-color-1: var(--scalar-color-1);
  --scalar-sidebar-color-2: var(--scalar-color-2);
  --scalar-sidebar-color-active: var(--scalar-color-accent);
  --scalar-sidebar-item-active-background: var(--scalar-background-accent);
  --scalar-sidebar-item-hover-background: var(--scalar-background-3);
  --scalar-sidebar-border-color: var(--scalar-border-color);
  --scalar-sidebar-search-background: var(--scalar-background-1);
  --scalar-sidebar-search-border-color: var(--scalar-border-color);
  --scalar-sidebar-search-color: var(--scalar-color-3);
}
`;
