import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shell.css";
import App from "./App.svelte";
import "$lib/install.svelte";
import { keepClient } from "$lib/worker.svelte";

mount(App, { target: document.getElementById("app")! });
keepClient();
